import { ApiError } from '@guildhall/api-client';
import { MutationObserver, notifyManager, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import type { ToastMeta } from './toast-policy.ts';

function setUp() {
  const toast = vi.fn();
  const onSessionEnded = vi.fn();
  const onForbidden = vi.fn();
  const client = createQueryClient({ toaster: { toast }, onSessionEnded, onForbidden });
  const mutate = (mutationFn: () => Promise<unknown>, meta: ToastMeta) =>
    new MutationObserver(client, { mutationFn, meta }).mutate().catch(() => {});
  return { client, mutate, toast, onSessionEnded, onForbidden };
}
const refuse = (status: number, message: string) => () => Promise.reject(new ApiError(status, { message }));

describe('mutations', () => {
  it('are pending at the end of the task that starts them, so before another press', async () => {
    const { client } = setUp();
    const observer = new MutationObserver(client, { mutationFn: () => new Promise(() => {}) });
    const onChange = vi.fn();
    // As `useMutation` does.
    onTestFinished(observer.subscribe(notifyManager.batchCalls(onChange)));
    void observer.mutate();
    await Promise.resolve();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ isPending: true }));
  });

  it('show one toast, for its duration', async () => {
    const { mutate, toast } = setUp();
    await mutate(() => Promise.resolve({}), { success: 'Sent.', duration: 3000 });
    await mutate(refuse(400, 'Price is missing.'), { failure: { fallback: 'Failed.' } });
    expect(toast.mock.calls).toEqual([
      ['Sent.', { tone: 'positive', duration: 3000 }],
      ['Price is missing.', { tone: 'critical' }],
    ]);
  });

  it('end the session instead of showing a toast', async () => {
    const { mutate, toast, onSessionEnded } = setUp();
    await mutate(refuse(401, 'No session.'), { failure: 'Failed.' });
    expect(onSessionEnded).toHaveBeenCalledOnce();
    expect(toast).not.toHaveBeenCalled();
  });

  it('report a missing right besides showing its toast', async () => {
    const { mutate, toast, onForbidden } = setUp();
    await mutate(refuse(404, 'No such product.'), {});
    expect(onForbidden).not.toHaveBeenCalled();
    await mutate(refuse(403, 'Only owners may do this.'), { failure: { fallback: 'Failed.' } });
    expect(onForbidden).toHaveBeenCalledOnce();
    expect(toast).toHaveBeenCalledExactlyOnceWith('Only owners may do this.', { tone: 'critical' });
  });

  it('show a toast for a wrong password', async () => {
    const { mutate, toast, onSessionEnded } = setUp();
    await mutate(refuse(401, 'Wrong password.'), { failure: { fallback: 'Failed.' }, opensSession: true });
    expect(toast).toHaveBeenCalledExactlyOnceWith('Wrong password.', { tone: 'critical' });
    expect(onSessionEnded).not.toHaveBeenCalled();
  });
});

describe('queries', () => {
  it('end the session without a toast and without a retry', async () => {
    const { client, toast, onSessionEnded } = setUp();
    const queryFn = vi.fn(refuse(401, 'No session.'));
    const stop = new QueryObserver(client, { queryKey: ['x'], queryFn }).subscribe(() => {});
    await expect.poll(() => client.getQueryState(['x'])?.status).toBe('error');
    stop();
    expect(queryFn).toHaveBeenCalledOnce();
    expect(onSessionEnded).toHaveBeenCalledOnce();
    expect(toast).not.toHaveBeenCalled();
  });
});
