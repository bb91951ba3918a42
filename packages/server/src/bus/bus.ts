/** Hears one payload. It must not throw and must not wait. */
type Listener = (payload: string) => void;

/** Tells this node and all others what has changed. A signal, never the data: payloads are ids. */
export interface Bus {
  /** Reaches every subscriber of every node, this one included. Payloads stay under 8,000 bytes. */
  publish(topic: string, payload: string): Promise<void>;
  /** Returns the function that ends the subscription. */
  subscribe(topic: string, listener: Listener): () => void;
  /**
   * Called when signals may have been lost, so that whatever was kept on the strength of them is dropped.
   * Returns the function that ends the subscription.
   */
  onReset(listener: () => void): () => void;
  close(): Promise<void>;
}
