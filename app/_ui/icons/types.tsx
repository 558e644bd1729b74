import type { ReactNode } from 'react';
import type { CardType } from '@/lib/rules/taxonomy';
import { Icon, type IconProps } from './icon';

/** Solid shapes, so that the type shows where colour does not. */
const SIGNS: Readonly<Record<CardType, ReactNode>> = {
  // a walled town on its ground
  holding: <path d="M2 22V11h4V7h4V2h4v5h4v4h4v11h-7v-6H9v6z" />,
  // head and shoulders
  persona: (
    <path d="M12 2a5 5 0 0 1 0 10 5 5 0 0 1 0-10zM2 22c.6-5.5 4.5-8.5 10-8.5s9.4 3 10 8.5z" />
  ),
  // a cut stone
  resource: (
    <path
      d="m12 1.5 9.1 5.25v10.5L12 22.5l-9.1-5.25V6.75zm0 5L7.3 9.2v5.6l4.7 2.7 4.7-2.7V9.2z"
      fillRule="evenodd"
    />
  ),
  // two steps ahead
  plan: <path d="M2 3h5.5l6 9-6 9H2l6-9zM11.5 3H17l6 9-6 9h-5.5l6-9z" />,
  // a star over the horizon
  event: (
    <path d="m12 1 2.2 7.3 6.7-3.6-3.6 6.7L24 12l-6.7 2.6 3.6 6.7-6.7-3.6L12 23l-2.2-5.3-6.7 3.6 3.6-6.7L0 12l6.7-.6-3.6-6.7 6.7 3.6z" />
  ),
};

/** "Persona". */
export function typeName(type: CardType): string {
  return type.charAt(0).toUpperCase() + type.slice(1);
}

/** The sign of a card type. */
export function TypeIcon({ type, ...icon }: IconProps & { readonly type: CardType }) {
  return (
    <Icon {...icon} name={typeName(type)}>
      <g fill={`var(--type-${type}-ink)`}>{SIGNS[type]}</g>
    </Icon>
  );
}
