// Loaded into a server before its own code, this lets a test set the clock that it reads, ahead or back.
const { now } = Date;
let offset = 0;

Date.now = () => now() + offset;
globalThis.Date = new Proxy(Date, {
  construct: (date, parts: unknown[], target) =>
    Reflect.construct(date, parts.length > 0 ? parts : [date.now()], target) as Date,
});

process.on('message', (milliseconds: number) => {
  offset = milliseconds;
  process.send?.(milliseconds);
});
process.channel?.unref();
