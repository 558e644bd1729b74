'use client';

import { TextInput } from '@/app/_ui/base/field';
import { Select } from '@/app/_ui/base/select';
import type { DeskEvent } from '@/lib/desk/desk-list';
import type { Format } from '@/lib/legality/format';
import { findFormat, SHIPPED_FORMATS } from '@/lib/legality/formats';
import styles from './tournament-bar.module.css';

const OWN = 'each-its-own';

/** What holds for every list of the event: its name, its day and the format that counts. */
export function TournamentBar({
  event,
  own,
  onChange,
}: {
  readonly event: DeskEvent;
  readonly own: readonly Format[];
  readonly onChange: (change: Partial<DeskEvent>) => void;
}) {
  const { name, date, format } = event;
  const isKnown = format === null || findFormat(format, own) !== undefined;
  return (
    <section aria-label="The event" className={styles.bar}>
      <TextInput
        label="Event"
        className={styles.name}
        value={name}
        maxLength={200}
        autoComplete="off"
        placeholder="For instance: Autumn Open"
        onValueChange={(next) => onChange({ name: next })}
      />
      <TextInput
        label="Date"
        type="date"
        value={date}
        onValueChange={(next) => onChange({ date: next })}
      />
      <Select
        label="Format"
        value={isKnown ? (format ?? OWN) : null}
        placeholder={`Unknown: ${format ?? ''}`}
        options={[
          { value: OWN, label: 'Each list’s own' },
          ...[...SHIPPED_FORMATS, ...own].map(({ id, name: label }) => ({ value: id, label })),
        ]}
        onValueChange={(next) => onChange({ format: next === OWN ? null : next })}
      />
    </section>
  );
}
