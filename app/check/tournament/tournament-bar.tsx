import { TextInput } from '@/app/_ui/base/field';
import { Select } from '@/app/_ui/base/select';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import { useOwnFormats } from '@/app/_ui/stored/use-stored';
import { findFormat, SHIPPED_FORMATS } from '@/lib/legality/formats';
import styles from './tournament-bar.module.css';
import { changeTournament, useTournament } from './tournament-store';

const OWN = 'each-its-own';

/** What holds for every list of the tournament: its name, its day and the format that counts. */
export function TournamentBar() {
  const { name, date, format } = useTournament().tournament;
  const own = useOwnFormats();
  const isKnown = format === null || findFormat(format, own) !== undefined;
  const narrow = useMedia(NARROW);
  const fields = (
    <section aria-label="The tournament" className={styles.bar}>
      <TextInput
        label="Tournament"
        labelHidden={!narrow}
        className={styles.name}
        value={name}
        maxLength={200}
        autoComplete="off"
        placeholder="Name of the tournament"
        onValueChange={(next) => changeTournament({ name: next })}
      />
      <TextInput
        label="Date"
        labelHidden={!narrow}
        type="date"
        value={date}
        onValueChange={(next) => changeTournament({ date: next })}
      />
      <Select
        label="Format"
        labelHidden={!narrow}
        value={isKnown ? (format ?? OWN) : null}
        placeholder={`Unknown: ${format ?? ''}`}
        options={[
          { value: OWN, label: 'Each list’s own format' },
          ...[...SHIPPED_FORMATS, ...own].map(({ id, name: label }) => ({ value: id, label })),
        ]}
        onValueChange={(next) => changeTournament({ format: next === OWN ? null : next })}
      />
    </section>
  );
  if (!narrow) return fields;
  return (
    <details>
      <summary className={styles.summary}>Name, date and format of the tournament</summary>
      {fields}
    </details>
  );
}
