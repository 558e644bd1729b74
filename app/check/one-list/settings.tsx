import { TextInput } from '@/app/_ui/base/field';
import { Select } from '@/app/_ui/base/select';
import { PowerIcon } from '@/app/_ui/icons/powers';
import type { Deck } from '@/lib/decks/deck';
import type { Change } from '@/lib/desk/answers';
import type { Format } from '@/lib/legality/format';
import { findFormat, SHIPPED_FORMATS } from '@/lib/legality/formats';
import { POWERS, powerName } from '@/lib/rules/powers';
import styles from './settings.module.css';

/** What a list may leave open and its verdict hangs on: its sponsor and what it is held against. */
export function Settings({
  deck,
  own,
  held,
  isGuessed,
  onChange,
}: {
  readonly deck: Deck;
  readonly own: readonly Format[];
  /** Id of the format of the tournament, which counts for every list; null where each has its own. */
  readonly held: string | null;
  /** The list names no sponsor. */
  readonly isGuessed: boolean;
  readonly onChange: (change: Change) => void;
}) {
  const formats = [...SHIPPED_FORMATS, ...own];
  const format = held ?? deck.format;
  return (
    <div className={styles.settings}>
      <Select
        label={
          isGuessed ? (
            <>
              Sponsor <span className={styles.guessed}>– guessed</span>
            </>
          ) : (
            'Sponsor'
          )
        }
        value={deck.sponsor}
        options={POWERS.map((power) => ({
          value: power,
          label: powerName(power),
          icon: <PowerIcon power={power} coloured />,
        }))}
        onValueChange={(sponsor) =>
          onChange({
            label: `Sponsor: ${powerName(sponsor)}`,
            edit: { kind: 'set-sponsor', sponsor },
          })
        }
      />
      <Select
        label="Format"
        value={findFormat(format, own) ? format : null}
        placeholder={`Unknown: ${format}`}
        disabled={held !== null}
        {...(held !== null && { hint: 'The format of the tournament' })}
        options={formats.map(({ id, name }) => ({ value: id, label: name }))}
        onValueChange={(chosen) => {
          const name = findFormat(chosen, own)?.name ?? chosen;
          onChange({ label: `Format: ${name}`, edit: { kind: 'set-format', format: chosen } });
        }}
      />
    </div>
  );
}

/** What a list may leave open besides. */
export function DeckName({
  deck,
  onChange,
}: {
  readonly deck: Deck;
  readonly onChange: (change: Change) => void;
}) {
  return (
    <TextInput
      label="Deck name"
      value={deck.name}
      maxLength={200}
      placeholder="Unnamed"
      autoComplete="off"
      onValueChange={(name) =>
        onChange({ label: `Name: ${name}`, edit: { kind: 'set-name', name } })
      }
    />
  );
}
