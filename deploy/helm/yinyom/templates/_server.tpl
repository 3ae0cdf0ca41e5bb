{{/* (list $ component values port): a Deployment of something that listens. */}}
{{- define "yinyom.server" -}}
{{- $root := index . 0 }}{{- $component := index . 1 }}{{- $own := index . 2 }}{{- $port := index . 3 }}
{{- $names := include "yinyom.secretSettings" $root | fromJsonArray }}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ include "yinyom.fullname" $root }}-{{ $component }}
  labels: {{ include "yinyom.labels" . | nindent 4 }}
spec:
  {{- if not $own.autoscaling.enabled }}
  replicas: {{ $own.replicas }}
  {{- end }}
  strategy: { type: RollingUpdate, rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } }
  selector:
    matchLabels: {{ include "yinyom.selector" . | nindent 6 }}
  template:
    metadata:
      labels:
        {{- include "yinyom.labels" . | nindent 8 }}
        {{- with $root.Values.podLabels }}{{ toYaml . | nindent 8 }}{{ end }}
      annotations:
        {{- include "yinyom.checksums" $root | nindent 8 }}
        {{- with $root.Values.podAnnotations }}{{ toYaml . | nindent 8 }}{{ end }}
    spec:
      {{- include "yinyom.podCommon" . | nindent 6 }}
      # It drains, answers what it has begun within 20 seconds, and ends.
      terminationGracePeriodSeconds: {{ add $root.Values.drainSeconds 30 }}
      containers:
        - name: {{ $component }}
          image: {{ include "yinyom.image" (list $root $root.Values.image) | quote }}
          imagePullPolicy: {{ $root.Values.image.pullPolicy }}
          securityContext: {{ toYaml $root.Values.containerSecurityContext | nindent 12 }}
          envFrom: [{ configMapRef: { name: {{ include "yinyom.fullname" $root }} } }]
          env:
            - { name: YINYOM_ROLE, value: {{ $component }} }
            {{- include "yinyom.secretEnv" (list $root $names) | nindent 12 }}
          ports:
            - { name: http, containerPort: {{ $port }} }
            {{- if $root.Values.metrics.enabled }}
            - { name: metrics, containerPort: {{ $root.Values.metrics.port }} }
            {{- end }}
          # The first start brings stored data to its newest form, which may take its time.
          startupProbe: { httpGet: { path: /healthz, port: http }, periodSeconds: 5, failureThreshold: 120 }
          livenessProbe: { httpGet: { path: /healthz, port: http }, periodSeconds: 10, timeoutSeconds: 5, failureThreshold: 6 }
          readinessProbe: { httpGet: { path: /readyz, port: http }, periodSeconds: 5, timeoutSeconds: 5 }
          resources: {{ toYaml $own.resources | nindent 12 }}
          volumeMounts:
            - { name: secrets, mountPath: /run/secrets/yinyom, readOnly: true }
            - { name: data, mountPath: /data }
            - { name: tmp, mountPath: /tmp }
      volumes:
        {{- include "yinyom.secretVolume" (list $root $names) | nindent 8 }}
        {{- include "yinyom.dataVolume" $root | nindent 8 }}
        - { name: tmp, emptyDir: {} }
{{- end }}
