import { PreviewCard } from '@base-ui/react/preview-card';
import Link from 'next/link';
import type { ReactElement } from 'react';
import { classes } from '@/app/_ui/base/classes';
import { useLayerRoot } from '@/app/_ui/base/layer-root';
import popup from '@/app/_ui/base/popup.module.css';
import styles from './card-page.module.css';

/** The chip of a keyword, and beside it on hover and focus what it means. */
export function ExplainedKeyword({
  chip,
  name,
  meaning,
  rule,
  others,
}: {
  readonly chip: ReactElement;
  readonly name: string;
  readonly meaning: string;
  readonly rule: string | null;
  /** Where all cards with it are found. */
  readonly others: string;
}) {
  const layer = useLayerRoot();
  return (
    <PreviewCard.Root>
      <PreviewCard.Trigger delay={150} render={chip} />
      <PreviewCard.Portal {...layer}>
        <PreviewCard.Positioner className={popup.positioner} sideOffset={6} align="start">
          <PreviewCard.Popup className={classes(popup.popup, styles.explained)}>
            <p>{meaning}</p>
            <p className="flex flex-wrap gap-x-4 text-s">
              {rule !== null && (
                <Link href={`/rules/${rule}`} prefetch={false}>
                  Rule {rule}
                </Link>
              )}
              <Link href={others} prefetch={false}>
                All cards with {name}
              </Link>
            </p>
          </PreviewCard.Popup>
        </PreviewCard.Positioner>
      </PreviewCard.Portal>
    </PreviewCard.Root>
  );
}
