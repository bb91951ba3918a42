import { EventEmitter } from 'node:events';
import type { Bus } from './bus.ts';

/** The bus of a server that is alone with its database. */
export function createMemoryBus(): Bus {
  const topics = new EventEmitter().setMaxListeners(0);
  return {
    async publish(topic, payload) {
      topics.emit(topic, payload);
    },
    subscribe(topic, listener) {
      topics.on(topic, listener);
      return () => topics.off(topic, listener);
    },
    // Nothing is ever lost within one process.
    onReset: () => () => {},
    async close() {
      topics.removeAllListeners();
    },
  };
}
