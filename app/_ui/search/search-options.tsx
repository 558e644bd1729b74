import { type ReactNode, useEffect } from 'react';
import type { Suggestion, Suggestions } from '@/lib/cards/query/suggest';
import styles from './search-box.module.css';

/** Something of the Registry that words may mean, other than a search of the cards. */
export interface Place {
  readonly group: 'Cards' | 'Your decks' | 'Samples' | 'Rules by id' | 'Rules' | 'Search';
  readonly href: string;
  readonly label: ReactNode;
  readonly hint: ReactNode;
  /** What a card does, behind the hint. */
  readonly does?: ReactNode;
  /** Its signs, at the end. */
  readonly signs?: ReactNode;
  /** A small picture of it, or its sign. */
  readonly picture: ReactNode;
}

/** A line of the list under the box. */
export interface Option {
  readonly group: string;
  readonly key: string;
  readonly label: ReactNode;
  readonly hint: ReactNode;
  readonly does?: ReactNode;
  readonly signs?: ReactNode;
  readonly picture?: ReactNode;
  readonly accept: () => void;
}

/** The id of a line, by that of the box. */
export const optionId = (box: string, index: number): string => `${box}-option-${index}`;

/** The list under the search box; the box has the focus and its keys. `chosen`: -1 where no line is. */
export function SearchOptions({
  id,
  options,
  chosen,
}: {
  readonly id: string;
  readonly options: readonly Option[];
  readonly chosen: number;
}) {
  // the keys go through a list that may be longer than its window
  useEffect(() => {
    if (chosen >= 0)
      document.getElementById(optionId(id, chosen))?.scrollIntoView({ block: 'nearest' });
  }, [chosen, id]);

  return (
    <div
      id={`${id}-options`}
      role="listbox"
      aria-label="Ways to go on"
      className={styles.options}
      hidden={options.length === 0}
      tabIndex={-1}
    >
      {grouped(options).map(([group, members]) => (
        // biome-ignore lint/a11y/useSemanticElements: a group within a listbox, no form's fields
        <div key={group} role="group" aria-label={group}>
          {/* the way to all the cards says itself what it is */}
          {group !== 'Search' && (
            <p className={styles.group} aria-hidden>
              {group}
            </p>
          )}
          {members.map(({ option, index }) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the input
            <div
              key={option.key}
              id={optionId(id, index)}
              role="option"
              aria-selected={index === chosen}
              tabIndex={-1}
              className={styles.option}
              onPointerDown={(event) => event.preventDefault()}
              onClick={option.accept}
            >
              {option.picture && <span className={styles.picture}>{option.picture}</span>}
              <span className={styles.insert}>{option.label}</span>
              <span className={styles.hint}>
                {option.hint}
                {option.hint && option.does && ' · '}
                {option.does}
              </span>
              {option.signs && <span className={styles.signs}>{option.signs}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Titles first, then where else the words may lead, then fields. */
export function optionsOf(
  { items, readAs }: Suggestions,
  places: readonly Place[],
  accept: (item: Suggestion) => void,
  go: ((href: string) => void) | undefined,
): readonly Option[] {
  const said = items.map((item) => ({
    key: item.insert,
    label: item.title ?? item.insert,
    hint: item.hint,
    isTitle: item.title !== undefined,
    accept: () => accept(item),
  }));
  const cards = readAs === undefined ? 'Cards' : `Cards, read as “${readAs}”`;
  return [
    ...said.filter(({ isTitle }) => isTitle).map((item) => ({ ...item, group: cards })),
    ...places.map(({ href, ...place }) => ({ ...place, key: href, accept: () => go?.(href) })),
    ...said.filter(({ isTitle }) => !isTitle).map((item) => ({ ...item, group: 'Fields' })),
  ];
}

function grouped(options: readonly Option[]) {
  const groups = new Map<string, { readonly option: Option; readonly index: number }[]>();
  for (const [index, option] of options.entries()) {
    const group = groups.get(option.group) ?? [];
    group.push({ option, index });
    groups.set(option.group, group);
  }
  return [...groups];
}
