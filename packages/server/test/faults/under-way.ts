import type { TestServer } from '../server.ts';

/** The number of calls in progress of a server with metrics. */
export async function underWay({ metrics }: TestServer): Promise<number> {
  const { values } = await metrics.registry.getSingleMetric('guildhall_http_requests_in_progress')!.get();
  return values.reduce((sum, { value }) => sum + value, 0);
}
