import { BONUS_SOLARIS, STARTING_FAVOR, STARTING_TREASURY } from '@/lib/decks/profile';
import { counted } from '@/lib/sentences';
import {
  type FittedRemarks,
  fitBlank,
  fitSheet,
  type Paper,
  type Row,
  type SheetFit,
  type SheetPage,
} from './fit';
import { type Html, html, NOTHING } from './html';
import { dateInWords, type SheetModel, type Spending } from './model';

/** A sheet to print: a registered deck, or `blank` to be filled in by hand. */
export type Sheet = SheetModel | BlankSheet;

export interface BlankSheet {
  readonly blank: true;
  readonly event: string;
  readonly date: string;
  readonly format: string;
}

/** Registration sheets as markup, without a document around them; sheet.css is their look. */
export function sheetBody(sheets: readonly Sheet[], paper: Paper): string {
  return html`${sheets.flatMap((sheet) => pagesOf(sheet, paper))}`.markup;
}

/** How many pages they take. */
export function sheetPages(sheets: readonly Sheet[], paper: Paper): number {
  return sheets.reduce(
    (sum, sheet) => sum + ('blank' in sheet ? 1 : fitSheet(sheet, paper).pages.length),
    0,
  );
}

function pagesOf(sheet: Sheet, paper: Paper): readonly Html[] {
  if ('blank' in sheet) return [blankPage(sheet, paper)];
  const fit = fitSheet(sheet, paper);
  return fit.pages.map((page, at) => pageOf(sheet, page, paper, at + 1, fit));
}

function pageOf(
  sheet: SheetModel,
  page: SheetPage,
  paper: Paper,
  number: number,
  { pages: { length: all }, remarks }: SheetFit,
): Html {
  const name = sheet.player || sheet.deckName || sheet.houseName || sheet.sponsor;
  const place = all === 1 ? '' : `Page ${number} of ${all}`;
  const isFirst = number === 1;
  return html`
<section class="sheet" data-paper="${paper}" aria-label="Registration sheet: ${name}${place && `, ${place}`}">
${head(sheet, place)}
${identity(sheet)}
${isFirst ? [profile(sheet), verdictOf(sheet, remarks)] : []}
${columnsOf(page)}
${isFirst ? SIGNATURES : NOTHING}
${foot(sheet, number < all ? `The list goes on on page ${number + 1}.` : '')}
</section>`;
}

function blankPage(sheet: BlankSheet, paper: Paper): Html {
  return html`
<section class="sheet" data-paper="${paper}" aria-label="Registration sheet, blank">
${head({ ...sheet, date: dateInWords(sheet.date) }, '')}
${identity({ ...sheet, player: '', deckName: '', houseName: '', sponsor: '', homeWorld: '' })}
${blankProfile()}
<div class="sheet-programs">${field('Programs', '')}</div>
${columnsOf(fitBlank(paper))}
${SIGNATURES}
${foot({ ...sheet, code: '' }, '')}
</section>`;
}

function head(
  { event, date, format }: Pick<SheetModel, 'event' | 'date' | 'format'>,
  page: string,
): Html {
  return html`<header class="sheet-head">
<div class="sheet-title"><h2>Deck registration</h2>${page === '' ? NOTHING : html`<span>${page}</span>`}</div>
${field('Event', event)}${field('Date', date)}${field('Format', format)}
</header>`;
}

/** A name over its value, or over a line to write on. */
function field(name: string, value: string): Html {
  const size = value.length > 90 ? 'tiny' : value.length > 34 ? 'small' : 'normal';
  return html`<div class="sheet-field" data-size="${size}"><span>${name}</span><b>${value}</b></div>`;
}

function identity(
  sheet: Pick<SheetModel, 'player' | 'deckName' | 'houseName' | 'sponsor' | 'homeWorld'>,
): Html {
  return html`<div class="sheet-identity">
${field('Player', sheet.player)}${field('Deck', sheet.deckName)}
${field('House', sheet.houseName)}${field('Sponsor', sheet.sponsor)}${field('Home world', sheet.homeWorld)}
</div>`;
}

function profile({ spending, start, players }: SheetModel): Html {
  const over = start.spent > BONUS_SOLARIS;
  return html`<div class="sheet-profile">
<table>
<caption>House Profile: ${BONUS_SOLARIS} bonus solaris</caption>
<tbody>
${spending.map(spendingRow)}
<tr><th scope="row">Kept</th><td></td><td></td><td>${start.kept}</td></tr>
<tr class="sheet-sum"><th scope="row">${over ? 'Overspent' : 'Together'}</th><td></td><td></td><td>${start.spent + start.kept} of ${BONUS_SOLARIS}</td></tr>
</tbody>
</table>
<table>
<caption>The House begins with</caption>
<tbody>
<tr><th scope="row">Treasury</th><td>${STARTING_TREASURY} + ${start.kept} =</td><td>${start.treasury} solaris</td></tr>
<tr><th scope="row">Favor</th><td>${STARTING_FAVOR} + ${start.favor - STARTING_FAVOR} =</td><td>${start.favor} favor</td></tr>
<tr><th scope="row">Hoard</th><td></td><td>${start.hoard} spice</td></tr>
<tr><th scope="row">Guild Hoard</th><td>${players} Houses</td><td>${start.guildHoard} spice</td></tr>
<tr><th scope="row">CROE</th><td></td><td>${start.croe}</td></tr>
</tbody>
</table>
</div>`;
}

function spendingRow({ what, count, price, cost }: Spending): Html {
  return html`<tr><th scope="row">${what}</th><td>${count}</td><td>× ${price} =</td><td>${cost}</td></tr>`;
}

function blankProfile(): Html {
  const line = html`<span class="sheet-gap"></span>`;
  const row = (what: string, price: string) =>
    html`<tr><th scope="row">${what}</th><td>${line}</td><td>${price}</td><td>${line}</td></tr>`;
  const begins = (what: string, plus: string, unit: string) =>
    html`<tr><th scope="row">${what}</th><td>${plus}</td><td>${line} ${unit}</td></tr>`;
  return html`<div class="sheet-profile">
<table>
<caption>House Profile: ${BONUS_SOLARIS} bonus solaris</caption>
<tbody>
${[row('Favor', '× 2 ='), row('Spice', '× (CROE + 1) ='), row('Programs', '× 1 =')]}
<tr><th scope="row">Kept</th><td></td><td></td><td>${line}</td></tr>
<tr class="sheet-sum"><th scope="row">Together</th><td></td><td></td><td>${line} of ${BONUS_SOLARIS}</td></tr>
</tbody>
</table>
<table>
<caption>The House begins with</caption>
<tbody>
${[
  begins('Treasury', `${STARTING_TREASURY} + kept =`, 'solaris'),
  begins('Favor', `${STARTING_FAVOR} + bought =`, 'favor'),
  begins('Hoard', '', 'spice'),
  begins('Guild Hoard', 'Houses:', 'spice'),
  begins('CROE', '', ''),
]}
</tbody>
</table>
</div>`;
}

function verdictOf(sheet: SheetModel, { shown, more }: FittedRemarks): Html {
  return html`<div class="sheet-verdict" data-legal="${sheet.legal && sheet.unread === 0 ? 'yes' : 'no'}">
<p><b>${verdictWords(sheet)}</b> in ${sheet.format}</p>
${shown.length === 0 ? NOTHING : html`<ul>${shown.map(({ text, lines }) => html`<li data-lines="${lines}">${text}</li>`)}${more === 0 ? NOTHING : html`<li data-lines="1">And ${more} more.</li>`}</ul>`}
</div>`;
}

function verdictWords({ legal, unread }: SheetModel): string {
  if (unread === 0) return legal ? '✓ Legal' : '✗ Not legal';
  const without = `Without ${counted(unread, 'line')}`;
  return legal ? `${without}: legal` : `✗ ${without}: not legal`;
}

function columnsOf({ columns, step }: SheetPage): Html {
  return html`<div class="sheet-columns" data-columns="${columns.length}" data-step="${step}">${columns.map(
    (rows) => html`<div class="sheet-column">${rows.map(rowOf)}</div>`,
  )}</div>`;
}

function rowOf(row: Row): Html {
  switch (row.kind) {
    case 'list':
      return html`<h3 class="sheet-list"><span>${row.name}</span>${row.size === 0 ? html`<span class="sheet-gap"></span>` : html`<b>${row.size}</b>`}</h3>`;
    case 'more':
      return html`<h3 class="sheet-list sheet-more"><span>${row.name}, continued</span></h3>`;
    case 'group':
      return html`<h4 class="sheet-group"><span>${row.name}</span><b>${row.size}</b></h4>`;
    case 'card':
      return html`<p class="sheet-card" data-lines="${Math.min(row.lines, 7)}"><b>${row.count}</b><i></i><span>${row.title}</span><small>${row.set}</small></p>`;
    case 'blank':
      return html`<p class="sheet-blank"><span></span><span></span></p>`;
    case 'none':
      return html`<p class="sheet-card" data-lines="1"><b></b><i></i><span>${row.text}</span><small></small></p>`;
  }
}

const SIGNATURES = html`<div class="sheet-signatures">
<div><span>Player’s signature</span></div>
<div><span>Judge’s signature</span></div>
<div><span>Time of check, remarks</span></div>
</div>`;

/** More would not fit on two lines; only a list of cards that nobody knows has such a code. */
const LONGEST_CODE = 270;

function foot({ code }: Pick<SheetModel, 'code'>, note: string): Html {
  const size = code.length > 96 ? 'small' : 'normal';
  const shown = code.length > LONGEST_CODE ? 'too long for paper' : code;
  return html`<footer class="sheet-foot" data-size="${size}">
<p>${code === '' ? NOTHING : html`Deck code <b>${shown}</b>`}</p>
<p><span>${note}</span><span>Landsraad Registry</span></p>
</footer>`;
}
