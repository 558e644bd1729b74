import { classes } from '@/app/_ui/base/classes';
import styles from './section-links.module.css';
import { nameAndNumber, type RuleSection } from './sections';

/** The sections of a chapter, each by its number and name. */
export function SectionLinks({ sections }: { readonly sections: readonly RuleSection[] }) {
  const named = sections.filter(({ title }) => title !== '');
  if (named.length < 2) return null;
  return (
    <nav aria-label="Sections" className={classes(styles.sections, 'scrolled-row')}>
      {named.map(({ key, title }) => {
        const [name, number] = nameAndNumber(title);
        return (
          <a key={key} href={`#${key}`}>
            {number && <small>{number}</small>} <span>{name}</span>
          </a>
        );
      })}
    </nav>
  );
}
