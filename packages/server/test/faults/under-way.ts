import type { TestServer } from '../server.ts';

/** How many calls a server that measures itself is answering. */
export async function underWay({ metrics }: TestServer): Promise<number> {
  const { values } = await metrics.registry.getSingleMetric('guildhall_http_requests_in_progress')!.get();
  return values.reduce((sum, { value }) => sum + value, 0);
}
