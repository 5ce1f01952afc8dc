import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Stands in for what broke; `retry` renders that again. */
  renderFallback: (retry: () => void) => ReactNode;
  onError?: () => void;
  /** A change of it renders again what broke. */
  resetKey?: unknown;
  children: ReactNode;
}

interface State {
  isBroken: boolean;
  resetKey?: unknown;
}

/** A part that breaks shows its fallback, never a blank page; the rest stands. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { isBroken: false, resetKey };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    const { renderFallback, children } = this.props;
    return this.state.isBroken ? renderFallback(() => this.setState({ isBroken: false })) : children;
  }
}
