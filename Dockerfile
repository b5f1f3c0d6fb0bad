# Built once with buildah on a stand-in for its base; see docs/deploy.md.
FROM node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
ARG SITE_URL=
ARG FIELD_MEASUREMENTS=
# Of the optional packages the server needs two, the database's and the passwords' own code for this machine; the rest is for building.
RUN npm run build && mkdir -p /native/@libsql /native/@node-rs \
 && cp -r node_modules/@libsql/linux-* /native/@libsql/ && cp -r node_modules/@node-rs/argon2-linux-* /native/@node-rs/ \
 && npm prune --omit=dev --omit=optional && cp -r /native/. node_modules/ \
 && mkdir /slim && mv node_modules package.json /slim/ && mv "$(readlink -f dist)" /slim/dist \
 && rm -r /slim/dist/code && mv server db src scripts tools /slim/

FROM node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321 DATABASE_URL=file:data/journey.db
COPY --from=build --chown=node:node /slim ./
RUN mkdir -p -m 700 data && chown node:node data
USER node
VOLUME /app/data
EXPOSE 4321
HEALTHCHECK --interval=30s --timeout=5s CMD ["node", "-e", "fetch('http://127.0.0.1:4321/api/health').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# The process itself, not npm: it must hear SIGTERM. Containers are replaced as a whole, so no keeper holds the port.
CMD ["node", "server/main.ts"]
