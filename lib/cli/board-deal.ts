import { chanceOfWorm } from '@/lib/board/decks/spice-blow';
import { treacheryName } from '@/lib/board/decks/treachery';
import { leaderName } from '@/lib/board/factions/factions';
import { checkSetup } from '@/lib/board/setup/check';
import { type Deal, dealStart, spiceLeft } from '@/lib/board/setup/deal';
import { rivalOdds } from '@/lib/board/setup/odds';
import type { BoardSetup } from '@/lib/board/setup/setup';
import { setupVerdict } from '@/lib/board/setup/words';
import { seedOf } from '@/lib/kernel/seed';
import { listed } from '@/lib/sentences';
import { readSetup } from './board-input';
import { commandOf } from './command';
import { columns, json, percent, plain, shownPath } from './print';

/** Deals a start of the board game. */
export const boardDeal = commandOf({
  name: 'board deal',
  summary: 'deal a start of the board game, with its odds',
  help: `registry board deal FILE|LINK --seed N [--json]

Deals a start of a set-up: treachery cards, traitors, the first storm, the first spice, who goes
first. Choices are made at random (dials, prediction, the Fremen's places) or as most would (the
strongest leader of an opponent as traitor). The same set-up and seed give the same start
everywhere. Beside it stand exact chances: that a rival was dealt, or keeps, a leader of one's own,
with the own four cards seen, and that a worm comes.

  --seed   a number from 0 to 4294967295, or any word
  --json   {seed, storm, dials, blow, prediction, deck, seats: [{faction, circle, sector, cards,
           traitors, kept, forces, odds}], worm}: seats in the order of play; everything by id

Exit code: 0 dealt, 1 the set-up cannot be played, 2 it cannot be read.
`,
  options: { json: 'flag', seed: 'text' },
  run: async ({ options, rest: [source, ...more] }, io) => {
    if (source === undefined || more.length > 0) return io.misused('give one file or link');
    const seed = options.seed?.trim();
    if (seed === undefined || seed === '') return io.misused('--seed is missing');
    const read = await readSetup(source, io);
    if (!read.ok) return io.unreadable(source, read.problems);
    const setup = read.value;
    const report = checkSetup(setup);
    const deal = report.ready ? dealStart(setup, seedOf(seed)) : null;
    if (deal === null) {
      io.remark(`${shownPath(source)}: ${setupVerdict(setup, report)}`);
      return 1;
    }
    io.out(options.json ? json(dealJson(deal)) : told(setup, deal));
    return 0;
  },
});

function dealJson(deal: Deal) {
  const { seed, storm, dials, blow, prediction, deck, seats } = deal;
  const left = spiceLeft(deal);
  return {
    seed,
    storm,
    dials: dials.map(({ taken, number }) => ({ faction: taken.seat.faction, number })),
    blow: blow.map(({ id }) => id),
    prediction: prediction && { faction: prediction.faction.id, turn: prediction.turn },
    deck,
    seats: seats.map((seat) => ({
      faction: seat.faction.id,
      circle: seat.circle,
      sector: seat.sector,
      cards: seat.cards.map(({ id }) => id),
      traitors: seat.traitors.map(({ leader }) => leader.id),
      kept: seat.kept.map(({ leader }) => leader.id),
      forces: seat.forces.map(({ place, forces }) => ({ territory: place.id, forces })),
      odds: rivalOdds(deal, seat, true).map(({ rival, dealt, kept }) => ({
        rival: rival.faction.id,
        dealt,
        kept,
      })),
    })),
    worm: chanceOfWorm(left, blow.length),
  };
}

function told({ edition }: BoardSetup, deal: Deal): string {
  const { seed, storm, dials, blow, prediction, seats } = deal;
  const lines = [
    ['Seed', `${seed}`],
    ['Dials', listed(dials.map(({ taken, number }) => `${taken.faction?.name} ${number}`))],
    ['Storm', `sector ${storm}`],
    [
      'Spice',
      listed(
        blow.map(({ name, spice }) =>
          spice?.sector === storm
            ? `${name}, where the storm takes it`
            : `${name} ${spice?.amount}`,
        ),
      ),
    ],
    ...(prediction === null
      ? []
      : [['Prediction', `${prediction.faction.name} in turn ${prediction.turn}`]]),
    ['Worm in turn 2', percent(chanceOfWorm(spiceLeft(deal), blow.length))],
  ];
  const starts = seats.map((seat) => {
    const { faction, cards, traitors, kept, forces } = seat;
    const rows = [
      ['Cards', listed(cards.map((card) => treacheryName(card, edition)))],
      [
        'Traitors',
        listed(
          traitors.map(
            (card) => `${leaderName(card.leader, edition)}${kept.includes(card) ? ' (kept)' : ''}`,
          ),
        ),
      ],
      [
        'On the map',
        forces.length === 0
          ? 'nothing'
          : listed(forces.map(({ place, forces: many }) => `${many} in ${place.name}`)),
      ],
      [
        'Leader kept by',
        listed(
          rivalOdds(deal, seat, true).map(
            ({ rival, kept: chance }) => `${rival.faction.name} ${percent(chance)}`,
          ),
        ),
      ],
    ];
    return `${plain(faction.name)}\n${columns(rows, '  ')}`;
  });
  return [columns(lines), ...starts].join('\n');
}
