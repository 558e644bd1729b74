import { type Sheet, sheetBody } from './body';
import type { Paper } from './fit';
import { html } from './html';

export interface SheetDocument {
  readonly title: string;
  readonly paper: Paper;
  /** The text of sheet.css. It is ours; it is written as it stands. */
  readonly css: string;
}

/** A document of registration sheets that stands alone: no script, nothing to fetch. */
export function sheetHtml(sheets: readonly Sheet[], { title, paper, css }: SheetDocument): string {
  const look = { markup: `${css}${SCREEN}` };
  const body = { markup: sheetBody(sheets, paper) };
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${look}</style>
</head>
<body>${body}</body>
</html>
`.markup;
}

const SCREEN = `
body { margin: 0; }
@media screen {
  body { padding: 8mm 0; background: #ddd; }
  .sheet { margin: 0 auto 8mm; }
}
`;
