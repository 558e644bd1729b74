import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

export interface Tab<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  /** Null where what it shows stands elsewhere. */
  readonly panel: ReactNode;
  /** The id of what it shows elsewhere, a `tabpanel` labelled by the id of its tab: the same with `-tab`. */
  readonly panelId?: string;
  readonly isDisabled?: boolean;
}

export interface TabsProps<V extends string> {
  /** What the tabs divide, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab<V>[];
  /** Controlled; leave both out to let it keep its own state. */
  readonly value?: V;
  readonly onValueChange?: (value: V) => void;
  readonly className?: string | undefined;
}

/** Several panels of which one shows; arrow keys move between them. */
export function Tabs<V extends string>({
  label,
  tabs,
  value,
  onValueChange,
  className,
}: TabsProps<V>) {
  return (
    <Base.Root
      {...(className !== undefined && { className })}
      {...(value === undefined ? { defaultValue: tabs[0]?.value ?? null } : { value })}
      onValueChange={(next: V) => onValueChange?.(next)}
    >
      <Base.List
        className={styles.list}
        aria-label={label}
        activateOnFocus
        data-single={tabs.length === 1 || undefined}
      >
        {tabs.map(({ value: own, label: name, panelId, isDisabled = false }) => (
          <Base.Tab
            key={own}
            value={own}
            className={styles.tab}
            disabled={isDisabled}
            {...(panelId !== undefined && { id: `${panelId}-tab`, 'aria-controls': panelId })}
          >
            {name}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(
        ({ value: own, panel }) =>
          panel !== null && (
            <Base.Panel key={own} value={own} className={styles.panel}>
              {panel}
            </Base.Panel>
          ),
      )}
    </Base.Root>
  );
}
