import { Component, type ReactNode } from 'react';
import { askForMissingCode } from '#lib/lazy-component.ts';

interface Props {
  /** What to show in place of children that have thrown. */
  fallback: ReactNode;
  /** The children are tried again when this changes. */
  resetKey: string;
  children: ReactNode;
}

interface State {
  failed: boolean;
  key: string;
}

/** Catches what a screen throws; leaving for another address tries again. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, key: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, { key }: State): State | null {
    return key === resetKey ? null : { failed: false, key: resetKey };
  }

  /** Runs once the fallback stands, so that what failed is asked for again by the next try and not by this one. */
  override componentDidCatch() {
    askForMissingCode();
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
