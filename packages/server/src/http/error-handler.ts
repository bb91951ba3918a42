import type { ErrorBody, ErrorCode, LineShortfall, RunningOrder } from '@guildhall/contract';
import type { ErrorObject } from 'ajv';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '#db/errors.ts';
import type { App } from './app-type.ts';
import { BadRequestError, HttpError, NotFoundError, UnavailableError } from './errors.ts';
import { invalidFields } from './validation-messages.ts';
import type { Pages } from './pages.ts';
import { addVary } from './vary.ts';
import { takesPage } from './web-app.ts';

type Refusal = Omit<ErrorBody, 'requestId'> & {
  status: number;
  retryAfterSeconds?: number;
  current?: object;
  shortfall?: readonly LineShortfall[];
  orders?: readonly RunningOrder[];
};

const codes: Record<number, ErrorCode> = {
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};

/** Messages in place of Fastify's own, which would not help the caller. */
const messages: Record<string, (bodyType: string) => string> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: () => 'The body is empty, although it is said to be JSON.',
  FST_ERR_CTP_INVALID_JSON_BODY: () => 'The body is not valid JSON.',
  FST_ERR_CTP_BODY_TOO_LARGE: () => 'The body is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: (bodyType) => `The body must be sent as ${bodyType}.`,
  FST_ERR_BAD_URL: () => 'The address is not valid.',
};

function refusalOf(error: FastifyError | HttpError, bodyType = 'application/json'): Refusal {
  if (error instanceof HttpError) {
    const { status, code, message, fields, current, shortfall, orders, retryAfterSeconds } = error;
    return {
      status,
      code,
      message,
      ...(fields && { fields }),
      ...(current && { current }),
      ...(shortfall && { shortfall }),
      ...(orders && { orders }),
      ...(retryAfterSeconds && { retryAfterSeconds }),
    };
  }
  if (error.validation) {
    const { validation, validationContext } = error;
    return refusalOf(new BadRequestError(invalidFields(validation as ErrorObject[], validationContext)));
  }
  const { statusCode: status = 500, code, message } = error;
  // Before the check of the database: a client that aborts its own request causes the same network errors.
  if (status < 500)
    return { status, code: codes[status] ?? 'bad_request', message: messages[code]?.(bodyType) ?? message };
  if (isDatabaseUnavailable(error)) return refusalOf(new UnavailableError());
  return {
    status: 500,
    code: 'internal_error',
    message: 'Something went wrong on our side. Please try again.',
  };
}

/** The one place where an error becomes a response. */
export function sendError(
  error: FastifyError | HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, retryAfterSeconds, ...refusal } = refusalOf(
    error,
    request.routeOptions.schema?.consumes?.[0],
  );
  // The client is gone, and in a flood there are many such calls: a line without the cause.
  if (status === 503 && request.raw.socket.destroyed)
    request.log.info({ event: 'aborted', req: request }, 'Aborted');
  // Only the log has the cause.
  else if (status >= 500) request.log.error({ err: error, req: request }, error.message);
  else {
    const { code } = refusal;
    const companyId = request.session?.companyId;
    request.log.info({ event: 'refused', status, code, companyId, req: request }, 'Refused');
  }
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return reply.status(status).send({ ...refusal, requestId: request.id } satisfies ErrorBody);
}

/** @fastify/static refuses a path with an empty part or one that leads upwards; no route and no file has one. */
const isNoPath = (error: FastifyError | HttpError): boolean =>
  !(error instanceof HttpError) && error.statusCode === 403;

/** Sends every error in the contract's shape. With `pages`, who takes a page gets the app for what is not found. */
export function handleErrors(app: App, pages?: Pages): void {
  app.setErrorHandler<FastifyError | HttpError>((error, request, reply) =>
    isNoPath(error) ? reply.callNotFound() : sendError(error, request, reply),
  );
  app.setNotFoundHandler((request, reply) => {
    if (pages && takesPage(request)) {
      addVary(reply, 'accept');
      return pages.isScreen(request.url)
        ? pages.sendScreen(request, reply)
        : pages.sendMissing(request, reply);
    }
    const [path] = request.url.split('?');
    return sendError(new NotFoundError(`There is no ${request.method} ${path}.`), request, reply);
  });
}
