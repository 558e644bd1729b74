import { advancedGame, type Option, optionsOf } from '@/lib/board/editions/editions';
import { listed } from '@/lib/sentences';
import { hasOption, optionOf, withOptions } from '../options';
import type { SetupMend } from '../problem';
import { type BoardSetup, takenSeats } from '../setup';
import type { Found } from './found';

/** What has been agreed on beside the basic game. */
export function optionChecks(setup: BoardSetup): readonly Found[] {
  const known = optionsOf(setup.edition).filter(({ id }) => hasOption(setup, id));
  return [
    ...unknown(setup),
    ...known.flatMap((option) => [
      ...needed(setup, option),
      ...excluded(setup, option),
      ...lackingFaction(setup, option),
      ...numbers(setup, option),
    ]),
    ...advancedInPart(setup),
  ];
}

function unknown(setup: BoardSetup): readonly Found[] {
  return setup.options.flatMap((id) =>
    optionOf(id)?.layers[setup.edition] !== undefined
      ? []
      : [{ rules: [], detail: { code: 'unknown-option', option: id }, mend: leaving(setup, id) }],
  );
}

function needed(setup: BoardSetup, { id, needs = [], rules }: Option): readonly Found[] {
  return needs.flatMap((other) =>
    hasOption(setup, other)
      ? []
      : [
          {
            rules: rules[setup.edition] ?? [],
            detail: { code: 'option-needs', option: id, needs: other },
            mend: {
              label: `Play “${labelOf(other)}” too`,
              setup: withOptions(setup, { put: [other] }),
            },
          },
        ],
  );
}

/** Told once for a pair: by the later of the two, which leaves. */
function excluded(setup: BoardSetup, { id, excludes = [], rules }: Option): readonly Found[] {
  const order = optionsOf(setup.edition).map((option) => option.id);
  return excludes.flatMap((other) =>
    !hasOption(setup, other) || order.indexOf(other) > order.indexOf(id)
      ? []
      : [
          {
            rules: [
              ...(rules[setup.edition] ?? []),
              ...(optionOf(other)?.rules[setup.edition] ?? []),
            ],
            detail: { code: 'options-exclude', option: id, other },
            mend: leaving(setup, id),
          },
        ],
  );
}

/** Without Fremen the 2019 edition has no storm cards; the Descartes edition only advises against them. */
function lackingFaction(setup: BoardSetup, { id, faction, rules }: Option): readonly Found[] {
  if (faction === undefined || takenSeats(setup).some(({ seat }) => seat.faction === faction))
    return [];
  return [
    {
      isAdvice: setup.edition === 'descartes',
      rules: rules[setup.edition] ?? [],
      detail: { code: 'option-faction', option: id, faction },
      mend: leaving(setup, id),
    },
  ];
}

function numbers(setup: BoardSetup, { id, seats, fromPlayers, rules }: Option): readonly Found[] {
  const seated = takenSeats(setup).length;
  const say = { rules: rules[setup.edition] ?? [], mend: leaving(setup, id) };
  if (seats !== undefined && seated !== seats)
    return [{ ...say, detail: { code: 'option-seats', option: id, seated, seats } }];
  if (fromPlayers !== undefined && seated < fromPlayers)
    return [
      { ...say, detail: { code: 'option-players', option: id, seated, players: fromPlayers } },
    ];
  return [];
}

/** The 2019 rulebook has one advanced game; its parts can be played by themselves, but no book says so. */
function advancedInPart(setup: BoardSetup): readonly Found[] {
  if (setup.edition !== '2019') return [];
  const hasFaction = ({ faction }: Option) =>
    faction === undefined || takenSeats(setup).some(({ seat }) => seat.faction === faction);
  const parts = advancedGame('2019').filter((id) => {
    const option = optionOf(id);
    return option !== undefined && hasFaction(option);
  });
  const out = parts.filter((id) => !hasOption(setup, id));
  if (out.length === 0 || out.length === parts.length) return [];
  return [
    {
      rules: ['GF9-adv-flow-01', 'GF9-adv-combat-01', 'GF9-adv-karama-01', 'DES-Q59'],
      detail: { code: 'advanced-in-part', out },
      mend: {
        label: `Play ${listed(
          out.map((id) => `“${labelOf(id)}”`),
          2,
        )} too`,
        setup: withOptions(setup, { put: out }),
      },
    },
  ];
}

function leaving(setup: BoardSetup, id: string): SetupMend {
  return { label: `Leave out “${labelOf(id)}”`, setup: withOptions(setup, { leave: [id] }) };
}

function labelOf(id: string): string {
  return optionOf(id)?.label ?? id;
}
