// What a script adds to a page that does without: the theme that was chosen, and its button.

import * as theme from "./theme.ts";

theme.listen();
document.getElementById("theme")!.hidden = false;
