import { hasOption, withOptions } from '../options';
import type { BoardSetup } from '../setup';
import { winningOf } from '../winning';
import type { Found } from './found';

/** Whether everybody can win by strongholds. */
export function winningChecks(setup: BoardSetup): readonly Found[] {
  const { numbers, places } = winningOf(setup);
  const at = numbers.findIndex((number) => number > places);
  const needs = numbers[at];
  if (needs === undefined) return [];
  const isRaised = hasOption(setup, 'one-more');
  return [
    {
      rules: setup.edition === '2019' ? ['GF9-mentat-02'] : ['DES-opt-long-02', 'DES-object-04'],
      detail: { code: 'out-of-reach', alliance: at + 1, needs, places },
      mend: isRaised
        ? {
            label: 'Leave out “One more stronghold”',
            setup: withOptions(setup, { leave: ['one-more'] }),
          }
        : null,
    },
  ];
}
