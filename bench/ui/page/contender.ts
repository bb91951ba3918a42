import type { ComponentType, ReactNode } from 'react';
import type { Product, Row } from './data.ts';

export type Theme = 'light' | 'dark';

export interface ThemeSetterProps {
  /** Renders what changes between light and dark, in the library's own way. */
  children: (setTheme: (theme: Theme) => void) => ReactNode;
}

export interface CardsProps {
  /** Each is shown as one card whose root carries `data-card={id}`. */
  products: readonly Product[];
  onRequestEstimate: (product: Product) => void;
  onSave: (product: Product) => void;
  onViewMore: (product: Product) => void;
}

export interface FormDialogProps {
  open: boolean;
  /** Called by 'Cancel', which carries `data-cancel`, and by whatever else closes a dialog of the library. */
  onClose: () => void;
}

export interface RowsProps {
  /** Each is shown as one row whose root carries `data-row={id}` and `data-on={isOn}`. */
  rows: readonly Row[];
  onToggle: (id: string, isOn: boolean) => void;
}

export interface ToastsProps {
  /** Renders what shows toasts; each message stands in an element with `data-toast`. */
  children: (showToast: (message: string) => void) => ReactNode;
}

/** What a library brings to the page. No part is memoised by the contender itself. */
export interface Contender {
  /** What the library asks to be put around a page. */
  ThemeRoot: ComponentType<{ children: ReactNode }>;
  ThemeSetter: ComponentType<ThemeSetterProps>;
  Cards: ComponentType<CardsProps>;
  FormDialog: ComponentType<FormDialogProps>;
  Rows: ComponentType<RowsProps>;
  Toasts: ComponentType<ToastsProps>;
}
