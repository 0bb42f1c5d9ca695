# Builds with the tools, runs without them. tests/http/container.test.ts follows these steps.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build
RUN npm prune --omit=dev --no-audit --no-fund

FROM node:24-slim
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/bin/container-entry.sh ./bin/
RUN install -d -o node -g node /data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# runs the command as the user `node`
ENTRYPOINT ["sh", "bin/container-entry.sh"]
# the same bounds as `npm start`, see docs/decisions/0011
CMD ["node", "--max-old-space-size=160", "--max-semi-space-size=8", "build/http/main.js"]
