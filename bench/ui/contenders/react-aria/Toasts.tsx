import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import type { ToastsProps } from '../../page/contender.ts';

const queue = new ToastQueue<string>({ maxVisibleToasts: 20 });

export function Toasts({ children }: ToastsProps) {
  return (
    <>
      {children((message) => void queue.add(message))}
      <ToastRegion className="toasts" queue={queue}>
        {({ toast }) => (
          <Toast className="toast" toast={toast}>
            <ToastContent>
              <Text slot="title" data-toast>
                {toast.content}
              </Text>
            </ToastContent>
            <Button className="close" slot="close">
              ×
            </Button>
          </Toast>
        )}
      </ToastRegion>
    </>
  );
}
