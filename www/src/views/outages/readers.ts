// The readers of the report by their names.

import { t } from "../../i18n.ts";

/** Names that are the same in every language. */
const OWN: Record<string, string> = { "google": "Google", "bing": "Bing", "yandex": "Yandex", "crawler-commons": "crawler-commons" };

export const readerName = (id: string): string =>
  OWN[id] ?? t(id === "rfc9309" ? "dialect-rfc9309" : `outages-reader-${id}`);
