import { placeOf, placesOf, STRONGHOLDS } from '@/lib/board/engine/facts';
import { factionName, nameTo, thingName } from '@/lib/board/engine/narration/names';
import { totalsText } from '@/lib/board/engine/narration/sentences';
import type { TerritoryId } from '@/lib/board/engine/state/state';
import type { BoardView } from '@/lib/board/engine/state/view';
import type { Location } from '@/lib/board/map/map';
import { capital, counted, listed } from '@/lib/sentences';
import type { BattleReport } from './battle-report';
import type { LateLine } from './lately';

/** What happened in few words, the place where among them. */
export interface LateWords {
  readonly before: string;
  readonly place: Location | null;
  readonly after: string;
}

/** "Harkonnen beat Fremen in ", Sietch Tabr, " (12 to 3)". */
export function lateWords({ event, text, battle, dials }: LateLine, view: BoardView): LateWords {
  if (battle !== null) return battleWords(battle, view);
  switch (event.kind) {
    case 'storm-moved':
      return plain(`The storm came to sector ${event.to}${dialsText(dials, view)}`);
    case 'proposed': {
      const isOn = view.frames.some(({ step }) => step === 'nexus');
      const asked = factionName(view, event.to);
      return plain(isOn ? `You asked ${asked} for an alliance` : `${asked} declined the alliance`);
    }
    case 'worm-came':
      return event.territory === null
        ? plain(text)
        : inPlace('A worm came in ', placesOf(event.territory)[0]);
    case 'spice-blew':
      return inPlace(`${event.amount} spice in `, placeOf(event.at));
    case 'collected':
      return inPlace(
        `${capital(nameTo(view, event.seat))} collected ${event.amount} spice in `,
        placeOf(event.at),
        event.seat === view.seat ? `: ${view.factions[event.seat]?.own?.spice} spice` : '',
      );
    case 'shipped':
      return event.to === 'reserves'
        ? plain(text)
        : inPlace(`${factionName(view, event.seat)} shipped ${event.count} to `, placeOf(event.to));
    case 'moved':
    case 'rode':
      return inPlace(
        `${factionName(view, event.seat)} moved ${event.count} to `,
        placeOf(event.to),
        leftText(view, event.from),
      );
    case 'forces-killed': {
      const by = LOST_TO[event.by] ?? '';
      const who = capital(nameTo(view, event.seat));
      return inPlace(`${who} lost ${event.count} in `, placeOf(event.at), by);
    }
    default:
      return plain(toReader(text, view));
  }
}

/** ": you dialed 12, Fremen 7". */
function dialsText(dials: LateLine['dials'], view: BoardView): string {
  if (dials === undefined) return '';
  const each = dials.seats.map((seat, at) => {
    const verb = at === 0 ? ' dialed' : '';
    return `${nameTo(view, seat)}${verb} ${dials.numbers[at] ?? 0}`;
  });
  return `: ${each.join(', ')}`;
}

/** What the viewer itself did, said to it: "You bought Shield for 3 spice". */
function toReader(text: string, view: BoardView): string {
  const name = view.seat === null ? '' : factionName(view, view.seat);
  return name !== '' && text.startsWith(`${name} `) ? `You${text.slice(name.length)}` : text;
}

/** The same as one sentence. */
export function lateText(line: LateLine, view: BoardView): string {
  const { before, place, after } = lateWords(line, view);
  return `${before}${place?.territory.name ?? ''}${after}`;
}

/** The same where there is one line: of a battle the sums, or who was the traitor and what that cost. */
export function lateShort(line: LateLine, view: BoardView): string {
  const { battle } = line;
  if (battle === null || battle.winner === null || battle.exploded) return lateText(line, view);
  const name = placesOf(battle.territory)[0]?.territory.name ?? '';
  const beaten = battle.fighters.find((seat) => seat !== battle.winner) ?? -1;
  const who = `${nameTo(view, battle.winner)} beat ${nameTo(view, beaten)}`;
  const [traitor] = battle.traitors;
  if (traitor !== undefined) {
    const lost = battle.lost[battle.fighters.indexOf(beaten)] ?? 0;
    const whose = battle.winner === view.seat ? 'your' : `${factionName(view, battle.winner)}’s`;
    return `${name}: ${thingName(traitor, view.edition)} was ${whose} traitor, ${nameTo(view, beaten)} lost ${counted(lost, 'force')} and the leader`;
  }
  // where there is room for one, that it is free to take weighs more than by how much
  if (isEmpty(view, battle.territory)) return `${name} emptied: ${who}`;
  return battle.totals === null
    ? `${name}: ${who}`
    : `${name}: ${who} ${totalsText(battle.totals)}`;
}

function isEmpty(view: BoardView, territory: TerritoryId): boolean {
  const here = new Set(placesOf(territory).map(({ id }) => id));
  return view.factions.every(({ forces }) => forces.every(({ at }) => !here.has(at)));
}

/** ", Carthag is empty": of a stronghold that was left. */
function leftText(view: BoardView, from: string): string {
  const left = STRONGHOLDS.find(({ id }) => id === from);
  return left === undefined || !isEmpty(view, left.id) ? '' : `, ${left.name} is empty`;
}

const LOST_TO: Readonly<Record<string, string>> = {
  storm: ' to the storm',
  worm: ' to the worm',
  atomics: ' to Family Atomics',
  alliance: ', where the ally stands',
};

function battleWords(
  { territory, fighters, winner, totals, exploded, traitors }: BattleReport,
  view: BoardView,
): LateWords {
  const place = placesOf(territory)[0];
  const [one, other] = fighters;
  if (exploded) return inPlace('Lasgun and shield exploded in ', place);
  if (winner === null)
    return inPlace(
      `${capital(listed([one, other].map((seat) => nameTo(view, seat))))} both lost all in `,
      place,
    );
  const loser = winner === one ? other : one;
  const sums =
    totals !== null ? ` (${totalsText(totals)})` : traitors.length > 0 ? ' by a traitor' : '';
  const left = isEmpty(view, territory) ? ', now empty' : '';
  return inPlace(
    `${capital(nameTo(view, winner))} beat ${nameTo(view, loser)} in `,
    place,
    `${sums}${left}`,
  );
}

function inPlace(before: string, place: Location | undefined, after = ''): LateWords {
  return { before, place: place ?? null, after };
}

function plain(text: string): LateWords {
  return { before: text.replace(/\.$/, ''), place: null, after: '' };
}
