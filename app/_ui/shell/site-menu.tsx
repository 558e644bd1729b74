import { Menu as MenuSign } from 'lucide-react';
import { Link } from '@/app/_ui/base/link';
import { IconButton } from '../base/button';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../base/menu';
import { Mark } from '../icons/mark';
import { useThemeSwitch } from '../theme/theme-switch';
import { PLACES } from './places';
import styles from './site-menu.module.css';

/** The head of the pages in as little room as there can be, for a page that has a head of its own. */
export function SiteMenu() {
  const theme = useThemeSwitch();
  return (
    <nav className={styles.site} aria-label="Registry">
      <Link href="/" className={styles.home} aria-label="Landsraad Registry, the front page">
        <Mark />
      </Link>
      <Menu
        trigger={
          <IconButton label="Pages of the Registry">
            <MenuSign size={18} aria-hidden />
          </IconButton>
        }
      >
        <MenuLink href="/">Front page</MenuLink>
        {PLACES.map(([href, name]) => (
          <MenuLink key={href} href={href}>
            {name}
          </MenuLink>
        ))}
        <MenuSeparator />
        <MenuItem icon={theme.sign} onSelect={theme.change}>
          {theme.label}
        </MenuItem>
      </Menu>
    </nav>
  );
}
