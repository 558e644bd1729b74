'use client';

import { Link2 as LinkSign } from 'lucide-react';
import { IconButton } from '@/app/_ui/base/button';
import { copyText } from '@/app/_ui/base/copy-text';

/** Copies the address of a rule. */
export function CopyLink({
  id,
  className,
}: {
  readonly id: string;
  readonly className?: string | undefined;
}) {
  return (
    <IconButton
      label={`Copy the link to ${id}`}
      size="small"
      className={className}
      onClick={() => void copyText(`${location.origin}/rules/${id}`, 'The link')}
    >
      <LinkSign size={14} aria-hidden />
    </IconButton>
  );
}
