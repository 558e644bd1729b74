'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps } from 'react';
import { onPlainClick } from './plain-click';
import { hasLayer } from './use-back';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly href: string;
  /** False where the page stays as far down as it is. */
  readonly scroll?: boolean;
}

/**
 * A link to another page of ours, which the router draws in place of this one. Next's own Link is
 * many times as large, for it fetches ahead what it leads to, which nothing here wants.
 */
export function Link({ href, scroll = true, onClick, ...rest }: LinkProps) {
  const router = useRouter();
  // the page that comes takes the entry of what is open over this one
  const follow = onPlainClick(() => router[hasLayer() ? 'replace' : 'push'](href, { scroll }));
  const go: typeof onClick = (event) => {
    onClick?.(event);
    const isElsewhere = rest.target !== undefined && rest.target !== '_self';
    if (!event.defaultPrevented && !isElsewhere) follow(event);
  };
  return <a {...rest} href={href} onClick={go} />;
}
