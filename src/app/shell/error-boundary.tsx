import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Stands in for what broke. */
  fallback: ReactNode;
  children: ReactNode;
}

/** A part that breaks shows its fallback, never a blank page; the rest stands. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
