import { useControllableState } from '@radix-ui/react-use-controllable-state';

/** Of a component that opens and closes: who keeps that state. */
export interface OpenStateProps {
  /** Whether it is open, when the caller keeps that state. */
  open?: boolean | undefined;
  /**
   * Whether it is open at first, when it keeps that state itself.
   * @default false
   */
  defaultOpen?: boolean | undefined;
}

/** What `OpenStateProps` and `onOpenChange` hold, once they are taken from the props. */
interface OpenState {
  /** The component, for the warning when the state changes hands. */
  caller: string;
  open: boolean | undefined;
  defaultOpen: boolean;
  onOpenChange: ((open: boolean) => void) | undefined;
}

/** Whether a component is open, and how it opens and closes; both follow the caller where that keeps the state. */
export const useOpenState = ({ caller, open, defaultOpen, onOpenChange }: OpenState) =>
  useControllableState({ caller, prop: open, defaultProp: defaultOpen, onChange: onOpenChange });
