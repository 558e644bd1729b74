import { EDITIONS } from '@/lib/board/editions/editions';
import type { BoardSetup } from '@/lib/board/setup/setup';
import { allianceSize, winningOf } from '@/lib/board/setup/winning';
import styles from './sheet.module.css';

/** The numbers that everybody asks for. */
export function Facts({ setup }: { readonly setup: BoardSetup }) {
  const { turns, shipping, collection, revival } = EDITIONS[setup.edition];
  const { numbers, places } = winningOf(setup);
  const size = allianceSize(setup);
  const facts = [
    ['Turns', `${turns}`],
    ['Strongholds', `${numbers[0]} of ${places} win`],
    ['Allied', allied(numbers)],
    ['Alliances', size === 1 ? 'none' : size === 2 ? 'of two' : 'of any size'],
    ['Shipping', `${shipping.stronghold} a force, ${shipping.elsewhere} outside strongholds`],
    ['Harvest', `${collection.rate} a force, ${collection.withCity} with a city`],
    ['Revival', `up to ${revival.limit}, ${revival.cost} each`],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** "4"; "4 of two, 5 of three". */
function allied([, ...numbers]: readonly number[]): string {
  const words = ['two', 'three', 'four', 'five'];
  if (numbers.length === 0) return 'nobody';
  if (new Set(numbers).size === 1) return `${numbers[0]} together`;
  const [two, ...more] = numbers;
  return more.every((number) => number === more[0])
    ? `${two} for two, ${more[0]} for more`
    : numbers.map((number, at) => `${number} for ${words[at]}`).join(', ');
}
