'use client';

import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { classes } from './classes';
import { layerRoot } from './layer-root';
import popup from './popup.module.css';

export interface TooltipProps {
  readonly text: ReactNode;
  /** A single element that takes focus. */
  readonly children: ReactElement;
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
}

/** A word of help on hover and focus. Not for what must be known: touch does not show it. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={350} />
      <Base.Portal {...layerRoot()}>
        <Base.Positioner className={popup.positioner} sideOffset={6} side={side}>
          <Base.Popup className={classes(popup.popup, popup.tooltip)}>{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
