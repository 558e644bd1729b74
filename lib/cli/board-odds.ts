import { CALCULATORS, isCalculator } from '@/lib/board/odds/calculators';
import type { Fields } from '@/lib/board/odds/fields';
import { listedOr } from '@/lib/sentences';
import { placed } from './board-battle';
import { askedBy, askedByLink, kindsFor, optionFor } from './board-question';
import { commandOf } from './command';
import { columns, json, plain } from './print';

const NAMES = Object.keys(CALCULATORS);
const ALL: Fields = Object.assign({}, ...Object.values(CALCULATORS).map(({ fields }) => fields));

/** Answers of the other calculators of the board game. */
export const boardOdds = commandOf({
  name: 'board odds',
  summary: 'count out bids, spice and worms, the storm, or a shipment',
  help: `registry board odds ${NAMES.join('|')} [...] [--json]
registry board odds LINK [--json]

Counts out exactly what is asked; LINK is an address of the page /board/odds. Options go before
what it says.

  bidding    what a hidden card is worth: --seen CARD,... --cards N --harkonnen, and the worth of a
             card in spice, as in --karama 3
  spice      worms and spice by turn: --out TERRITORY,... --worms N --place TERRITORY --double
  storm      where it comes in three turns and who loses what: --storm SECTOR --move dials|cards|
             first --next SECTORS --broken --pieces fremen:arsunt-11:5,spice:old-gap-9:6
  shipping   the cheapest way of forces into a territory: --faction F --forces N --into TERRITORY
             --reserves N --spice N --storm SECTOR --half karama|guild
             --pieces atreides:arrakeen-9:4,...
  --edition  2019 or descartes
  --json     {question, ...}: what is asked with all its fields, and the answer

Exit code: 0; 2 what is asked cannot be read, or cannot be.
`,
  options: { ...kindsFor(ALL), json: 'flag' },
  run: async ({ options: given, rest: [first, ...more] }, io) => {
    const options: Readonly<Record<string, unknown>> = given;
    if (first === undefined || more.length > 0)
      return io.misused(`give ${listedOr(NAMES)}, or a link`);
    const of = askedByLink({}, first)?.of ?? first;
    if (!isCalculator(of)) return io.misused(`there is no calculator "${plain(of)}"`);
    const { fields, ask } = CALCULATORS[of];
    const strange = Object.keys(ALL).find(
      (name) => !Object.hasOwn(fields, name) && options[optionFor(name)],
    );
    if (strange !== undefined) return io.misused(`${of} has no --${optionFor(strange)}`);
    const answered = ask({ ...askedByLink(fields, first)?.asked, ...askedBy(fields, options) });
    if (!answered.ok) return io.unreadable('what is asked', answered.problems.map(placed));
    const { question, answer } = answered.value;
    io.out(options.json === true ? json({ question, ...answer }) : columns(linesOf(answer)));
    return 0;
  },
});

/** An answer field by field, a table row by row. */
function linesOf(answer: object): readonly (readonly string[])[] {
  return Object.entries(answer).flatMap(([name, value]) => {
    if (!Array.isArray(value)) return [[name, shown(value)]];
    if (value.length === 0) return [[name, 'none']];
    return value.map((row, at) => [
      at === 0 ? name : '',
      ...(typeof row === 'object' && row !== null
        ? Object.entries(row).map(([field, one]) => `${field} ${shown(one)}`)
        : [shown(row)]),
    ]);
  });
}

function shown(value: unknown): string {
  if (typeof value === 'number') return String(Math.round(value * 10_000) / 10_000);
  if (Array.isArray(value)) return value.map(shown).join(' ');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(shown).join(' ');
  return value === null ? '-' : String(value);
}
