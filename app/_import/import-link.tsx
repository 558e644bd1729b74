import { FileInput } from 'lucide-react';
import { LinkButton } from '@/app/_ui/base/button';

/** The way to where a deck list is read. */
export function ImportLink() {
  return (
    <LinkButton slim href="/check">
      <FileInput size={16} aria-hidden />
      <span>
        Import<span className="wide-only"> a list</span>
      </span>
    </LinkButton>
  );
}
