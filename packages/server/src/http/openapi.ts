import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifySchema } from 'fastify';
import { STATUS_CODES } from 'node:http';
import { accessOf } from './access.ts';
import type { App } from './app-type.ts';

/** Where the documentation of the API is served; the document itself is at `/json` below it. */
export const docsPath = '/api/docs';

const securityOf = (schema: FastifySchema): FastifySchema =>
  accessOf(schema) === 'session' ? { security: [{ session: [] }] } : {};

/** Every status with its name in HTTP where the contract has no words for it. */
const answersOf = ({ response }: FastifySchema): FastifySchema => ({
  response: Object.fromEntries(
    Object.entries(response ?? {}).map(([status, schema]) => [
      status,
      { description: STATUS_CODES[status], ...(schema as object) },
    ]),
  ),
});

/** Makes the OpenAPI document of the routes registered from now on, and serves it for people and programs. */
export async function documentRoutes(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Guildhall',
        version: '0.1.0',
        description:
          'Companies find one another, connect, chat, list products and post requests. ' +
          'Lists are arrays; where there is more, the Link header names the next page.',
      },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url }) => ({
      url,
      schema: { ...schema, ...securityOf(schema), ...answersOf(schema) },
    }),
  });
  await app.register(swaggerUi, { routePrefix: docsPath });
}
