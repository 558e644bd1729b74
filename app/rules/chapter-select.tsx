'use client';

import { useRouter } from 'next/navigation';
import select from '@/app/_ui/search/sort-select.module.css';
import { BOOK_NAMES, type CountedChapter, hrefOf } from './chapters';
import styles from './rules.module.css';

/** The contents where there is no room for them beside the rules. */
export function ChapterSelect({
  contents,
  chapter,
  text,
}: {
  readonly contents: readonly CountedChapter[];
  readonly chapter: string | null;
  readonly text: string;
}) {
  const router = useRouter();
  const books = [...new Set(contents.map(({ book }) => book))];
  return (
    <label className={styles.chapter}>
      <span className="text-s font-semibold">Chapter</span>
      <select
        className={select.select}
        value={chapter ?? ''}
        onChange={({ currentTarget: { value } }) =>
          router.push(hrefOf(value === '' ? null : value, text), { scroll: false })
        }
      >
        {(text !== '' || chapter === null) && <option value="">All chapters</option>}
        {books.map((book) => (
          <optgroup key={book} label={BOOK_NAMES[book]}>
            {contents
              .filter((one) => one.book === book)
              .map(({ key, title, count }) => (
                <option key={key} value={key}>
                  {title} ({count})
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
