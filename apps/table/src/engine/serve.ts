import type { FromEngine, ToEngine } from '../protocol.ts';

// The part of a worker's global scope that is used here; the page's lib describes a window.
declare const self: {
  name: string;
  postMessage(message: FromEngine): void;
  onmessage: ((event: MessageEvent<ToEngine>) => void) | null;
};

export type Send = (message: FromEngine) => void;

/** What an engine does with each message of the page. */
export type Hearers = { [T in ToEngine['type']]: (message: Extract<ToEngine, { type: T }>) => void };

/** Makes this worker an engine: `open` gets the way to the page and the worker's name. */
export function serve(open: (send: Send, name: string) => Hearers): void {
  const hearers = open((message) => self.postMessage(message), self.name);
  self.onmessage = ({ data }) => (hearers[data.type] as (message: ToEngine) => void)(data);
}
