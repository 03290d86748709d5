# What a failed fetch means: the view of how the file was served.

fetch-reader-python-legacy = Python before its rewrite
fetch-reader-python = Python since its rewrite
