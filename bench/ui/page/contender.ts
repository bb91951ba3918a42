import type { ComponentType, ReactNode } from 'react';
import type { Product, Row } from './data.ts';

export type Theme = 'light' | 'dark';

export interface ThemeSetterProps {
  /** Renders the control that switches between light and dark, in the library's own way. */
  children: (setTheme: (theme: Theme) => void) => ReactNode;
}

export interface CardsProps {
  /** Each is shown as one card whose root has `data-card={id}`. */
  products: readonly Product[];
  onRequestEstimate: (product: Pick<Product, 'id'>) => void;
  onSave: (product: Pick<Product, 'id'>) => void;
  onViewMore: (product: Pick<Product, 'id'>) => void;
}

export interface FormDialogProps {
  open: boolean;
  /** Called by 'Cancel', which has `data-cancel`, and by everything else that closes a dialog of the library. */
  onClose: () => void;
}

export interface RowsProps {
  /** Each is shown as one row whose root has `data-row={id}` and `data-on={isOn}`. */
  rows: readonly Row[];
  onToggle: (id: string, isOn: boolean) => void;
}

export interface ToastsProps {
  /** Renders the control that shows toasts; each message is in an element with `data-toast`. */
  children: (showToast: (message: string) => void) => ReactNode;
}

/** A library's parts of the page. No part is memoised by the contender itself. */
export interface Contender {
  /** The providers that the library needs around a page. */
  ThemeRoot: ComponentType<{ children: ReactNode }>;
  ThemeSetter: ComponentType<ThemeSetterProps>;
  Cards: ComponentType<CardsProps>;
  FormDialog: ComponentType<FormDialogProps>;
  Rows: ComponentType<RowsProps>;
  Toasts: ComponentType<ToastsProps>;
}
