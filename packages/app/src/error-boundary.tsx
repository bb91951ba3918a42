import { Component, type ReactNode } from 'react';
import { resetFailedCode } from '#lib/lazy-component.ts';

interface Props {
  /** Shown instead of children that have thrown. */
  fallback: ReactNode;
  /** A change of this renders the children again. */
  resetKey: string;
  children: ReactNode;
}

interface State {
  failed: boolean;
  key: string;
}

/** Shows a fallback when a screen throws; navigating to another address tries again. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, key: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, { key }: State): State | null {
    return key === resetKey ? null : { failed: false, key: resetKey };
  }

  /** Runs once the fallback is shown, so that failed code loads again at the next attempt, but not in this one. */
  override componentDidCatch() {
    resetFailedCode();
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
