import { advancedGame, optionsOf } from '@/lib/board/editions/editions';
import { factionOf } from '@/lib/board/factions/factions';
import { editionName } from '@/lib/board/rules/book';
import { capital, counted, listed, plural } from '@/lib/sentences';
import { optionOf } from './options';
import type { SetupDetail, SetupReport } from './problem';
import { type BoardSetup, takenSeats } from './setup';

/** A problem as a sentence: "Storm cards are for games with the Fremen, and nobody plays them." */
export function setupMessage(detail: SetupDetail): string {
  return `${capital(clause(detail))}.`;
}

/** A report as one sentence: "Ready: 4 factions, 2019 edition, advanced game." */
export function setupVerdict(setup: BoardSetup, { ready, problems }: SetupReport): string {
  const [first, ...others] = problems.filter(({ severity }) => severity === 'error');
  if (ready || first === undefined) {
    const note = problems.length === 0 ? '' : `, with ${counted(problems.length, 'remark')}`;
    return `Ready: ${counted(takenSeats(setup).length, 'faction')}, ${editionName(setup.edition)}, ${gameName(setup)}${note}.`;
  }
  const more = others.length === 0 ? '' : `, and ${counted(others.length, 'more problem')}`;
  return `Not ready: ${clause(first.detail)}${more}.`;
}

/** "basic game", "advanced game"; with options, and how many rulings are played otherwise. */
export function gameName({ edition, options }: BoardSetup): string {
  const advanced = new Set(advancedGame(edition));
  const layers = optionsOf(edition).filter(({ id }) => options.includes(id));
  const isWhole = [...advanced].every((id) => id === 'weather' || options.includes(id));
  const extra = layers.filter(
    ({ id, layers: of }) => of[edition] !== 'ruling' && !(isWhole && advanced.has(id)),
  ).length;
  const rulings = layers.filter(({ layers: of }) => of[edition] === 'ruling').length;
  return listed([
    isWhole ? 'advanced game' : 'basic game',
    ...(extra > 0 ? [counted(extra, 'optional rule')] : []),
    ...(rulings > 0 ? [`${counted(rulings, 'ruling')} of the table`] : []),
  ]);
}

/** What is wrong, to follow a colon: no full stop. */
function clause(detail: SetupDetail): string {
  switch (detail.code) {
    case 'unknown-faction':
      return `“${detail.faction}” is no faction of the base game`;
    case 'faction-twice':
      return `${factionName(detail.faction)} sits at ${detail.times} places; each faction plays once`;
    case 'too-few-factions':
      return detail.seated === 0
        ? `nobody sits at the table; at least ${counted(detail.least, 'faction')} play`
        : `${counted(detail.seated, 'faction')} ${plural(detail.seated, 'sits', 'sit')} at the table; at least ${detail.least} play`;
    case 'unknown-option':
      return optionOf(detail.option) === undefined
        ? `“${detail.option}” is no option of either edition`
        : `this edition has no option “${optionName(detail.option)}”`;
    case 'option-needs':
      return `“${optionName(detail.option)}” does nothing without “${optionName(detail.needs)}”`;
    case 'options-exclude':
      return `“${optionName(detail.option)}” and “${optionName(detail.other)}” contradict one another`;
    case 'option-faction':
      return `“${optionName(detail.option)}” is for games with ${factionName(detail.faction)}, who do not play`;
    case 'option-seats':
      return `“${optionName(detail.option)}” takes ${detail.seats} factions; ${detail.seated} ${plural(detail.seated, 'sits', 'sit')} at the table`;
    case 'option-players':
      return `“${optionName(detail.option)}” is meant for ${detail.players} players or more; ${detail.seated} ${plural(detail.seated, 'sits', 'sit')} at the table`;
    case 'spice-below-zero':
      return `${factionName(detail.faction)} has ${detail.spice} spice at the start and cannot lose more`;
    case 'recommended-factions':
      return `with ${detail.seated} players the edition suggests ${listed(detail.recommended.map(factionName))}`;
    case 'advanced-in-part':
      return `the advanced game is played in part, without ${listed(detail.out.map((id) => `“${optionName(id)}”`))}`;
    case 'out-of-reach':
      return `${detail.alliance === 1 ? 'one alone' : `an alliance of ${detail.alliance}`} would need ${detail.needs} strongholds, and there are ${detail.places}`;
  }
}

function factionName(id: string): string {
  return factionOf(id)?.name ?? id;
}

function optionName(id: string): string {
  return optionOf(id)?.label ?? id;
}
