import { Dices } from 'lucide-react';
import { useEffect, useState } from 'react';
import { freshSeed } from '@/app/_deck/opening/seed';
import { SeedInput } from '@/app/_deck/opening/seed-input';
import { IconButton } from '@/app/_ui/base/button';
import { NumberStepper } from '@/app/_ui/base/number-stepper';
import { Select } from '@/app/_ui/base/select';
import type { GameOptions } from '@/lib/engine/state/options';
import type { RuleSet } from '@/lib/engine/state/state';
import { startingCroe, startingGuildHoard } from '@/lib/rules/exchange-rate';
import { counted } from '@/lib/sentences';
import { OptionFields } from './option-fields';
import { MOST_PLAYERS, type SeatChoice, usePlayUrl } from './play-url';
import styles from './setup-panel.module.css';

const RULES = [
  { value: 'eots', label: 'Eye of the Storm', end: 'with the Collected Rulings' },
  { value: 'tat', label: 'Thunder at Twilight', end: '' },
] as const;

/** What most games leave as it is, folded: the rules, the seed, silent rivals. */
export function SetupRules({
  seed,
  rules,
  seats,
  silent,
  options,
  onOptions,
}: {
  readonly seed: string;
  readonly rules: RuleSet;
  readonly seats: readonly SeatChoice[];
  readonly silent: number;
  readonly options: Partial<GameOptions>;
  readonly onOptions: (options: Partial<GameOptions>) => void;
}) {
  const [, setUrl] = usePlayUrl();
  const changed = Object.keys(options).length;
  const now = [
    RULES.find(({ value }) => value === rules)?.label,
    ...(silent > 0 ? [counted(silent, 'silent rival')] : []),
    changed > 0 ? `${counted(changed, 'option')} changed` : 'no options',
  ].join(', ');
  return (
    <details className={styles.more}>
      <summary>
        Rules <span className={styles.now}>{now}</span>
      </summary>
      <div className="flex flex-col gap-4">
        <div className={styles.line}>
          <Select
            label="Rules"
            value={rules}
            options={RULES}
            className={styles.rules}
            onValueChange={(value) => void setUrl({ rules: value })}
          />
          <SeedInput
            value={seed}
            className={styles.seed}
            onValueChange={(next) => void setUrl({ seed: next })}
          />
          <IconButton
            kind="plain"
            label="Another seed"
            onClick={() => void setUrl({ seed: freshSeed() })}
          >
            <Dices size={18} aria-hidden />
          </IconButton>
        </div>
        <p className={styles.hint}>The same seed shuffles and deals the same way again.</p>
        <div className={styles.line}>
          <span className="flex items-center gap-2">
            <span aria-hidden>Silent rivals</span>
            <NumberStepper
              label="Silent rivals"
              max={MOST_PLAYERS - seats.length}
              value={silent}
              onValueChange={(value) => void setUrl({ silent: value })}
            />
          </span>
          <span className={styles.hint}>{hoardWords(seats.length + silent)}</span>
        </div>
        <OptionFields rules={rules} changes={options} onChange={onOptions} />
      </div>
    </details>
  );
}

function hoardWords(players: number): string {
  return `A silent rival does nothing, but counts for the exchange: with ${players} at the table the Guild Hoard begins at ${startingGuildHoard(players)} spice, and a spice costs ${startingCroe(players)} solaris, before the Houses take what their decks ask for.`;
}

/** The seed of the address; else another one for each new game, once the page is in the browser. */
export function useSeed(asked: string | null): string {
  const [fresh, setFresh] = useState('');
  useEffect(() => setFresh(freshSeed()), []);
  return asked ?? fresh;
}
