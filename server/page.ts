// Pages made on demand: Astro writes into a `DrawnPage`, never into the real response; what comes out goes through the one sender.
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { Transform, type TransformCallback } from 'node:stream';
import { withPolicy } from './headers.ts';
import type { Reply } from './send.ts';

/** What `@astrojs/node` exports when it is built as middleware. Without a `next` it draws its own 404 page for what it does not know. */
export type SiteHandler = (
  request: IncomingMessage,
  answer: DrawnPage,
  next?: undefined,
  locals?: object,
) => Promise<void>;

/** As much of a response as Astro's adapter uses: it sets the head, writes, ends, or destroys it when a page fails half way. */
export class DrawnPage extends Transform {
  statusCode = 200;
  statusMessage = '';
  readonly req: IncomingMessage;
  /** Known as soon as Astro says it; rejects when the page fails before. */
  readonly head: Promise<Reply>;
  #knowHead: (reply: Reply) => void = () => undefined;
  #failHead: (error: Error) => void = () => undefined;
  #said = false;

  constructor(request: IncomingMessage) {
    super();
    this.req = request;
    this.head = new Promise((resolve, reject) => {
      this.#knowHead = resolve;
      this.#failHead = reject;
    });
    // Whoever reads the stream hears of a failure there.
    this.on('error', () => undefined);
  }

  get headersSent(): boolean {
    return this.#said;
  }

  writeHead(status: number, headers: OutgoingHttpHeaders = {}): this {
    if (this.#said) return this;
    this.#said = true;
    this.statusCode = status;
    const own = headers['content-security-policy'];
    this.#knowHead({
      status,
      headers: {
        ...headers,
        ...(own !== undefined && { 'content-security-policy': withPolicy(String(own)) }),
        ...(headers['content-type'] === 'text/html' && { 'content-type': 'text/html; charset=utf-8' }),
      },
      body: this,
    });
    return this;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.writeHead(this.statusCode);
    done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    this.writeHead(this.statusCode);
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#failHead(error ?? Object.assign(new Error('The page was given up.'), { code: 'ERR_STREAM_PREMATURE_CLOSE' }));
    done(error);
  }
}
