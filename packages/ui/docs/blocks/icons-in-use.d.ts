declare module 'virtual:icons-in-use' {
  import type { LucideIcon } from 'lucide-react';

  /** Every icon that a component or a screen imports, by its name. */
  export const icons: Readonly<Record<string, LucideIcon>>;
  /** Who imports it. */
  export const users: Readonly<Record<string, readonly string[]>>;
}
