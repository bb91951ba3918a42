import { App } from 'antd';
import type { ToastsProps } from '../../page/contender.ts';

export function Toasts({ children }: ToastsProps) {
  const { notification } = App.useApp();
  return children((message) => notification.info({ title: <span data-toast>{message}</span>, duration: 0 }));
}
